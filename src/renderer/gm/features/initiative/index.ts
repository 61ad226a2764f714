export type { Answer, MissingNumber } from './missing-numbers'
export { parseTotal, type TypedTotal } from './parse-total'
export { default as InitiativeScreen } from './InitiativeScreen.vue'
