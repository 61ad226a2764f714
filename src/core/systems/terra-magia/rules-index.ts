/** Every clause of Terra Magia that the app runs. Each is held by at least one test that carries its id. */
import type { RuleClause } from '../../engine/rule-clause'
import { actionClauses } from './rules-index-actions'
import { rollAndWoundClauses } from './rules-index-wounds'
import { turnClauses } from './rules-index-turns'

export const rulesIndex: readonly RuleClause[] = [...turnClauses, ...actionClauses, ...rollAndWoundClauses]
