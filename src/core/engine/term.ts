/** One summand of a number that the GM sees: { label: 'Swiftness', amount: 4 }. */
export interface Term {
  label: string
  amount: number
}
