import { reactive, watch } from 'vue'

/** Text that stands for a value: what can't be read stays as it was typed and is marked, the value stays. */
export function computedText(value: () => string, take: (text: string) => boolean) {
  const field = reactive({ text: value(), wrong: false })
  watch(
    () => field.text,
    (text) => {
      if (text !== value()) field.wrong = !take(text)
      else field.wrong = false
    },
  )
  watch(value, (now) => {
    const same = field.text.replace(/[,;\s]+/g, ' ').trim() === now.replace(/[,;\s]+/g, ' ').trim()
    if (!same) field.text = now
  })
  return field
}
