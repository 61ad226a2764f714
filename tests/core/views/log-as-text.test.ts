import { expect, it } from 'vitest'
import { logAsText } from '#core/views/log-as-text'

const line = (who: string, text: string, delta = '') => ({ who, text, delta, tone: 'plain' as const })

it('writes a heading a round and a line a sentence', () => {
  const steps = [
    { round: '', lines: [line('Ana', 'total 18')] },
    { round: '1', lines: [line('Orc', 'took 4 damage', '−4 HP')] },
    { round: '1', lines: [] },
    { round: 'Surprise', lines: [line('', 'Nobody can act')] },
  ]
  expect(logAsText('Ford', steps)).toBe(
    '# Ford\n\n## Initiative\n\n- Ana total 18\n\n## Round 1\n\n- Orc took 4 damage, −4 HP\n\n## Surprise round\n\n- Nobody can act\n',
  )
})
