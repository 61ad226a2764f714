export { default as CommandBar } from './CommandBar.vue'
export type { CommandLine, CommandSource } from './command-lines'
export { useCommandSource } from './sources'
