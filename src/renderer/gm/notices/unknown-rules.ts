/** Said of what only its rules system could show, run or change. */
export const UNKNOWN_RULES = 'Its rules system is not in this version of Turnkeeper.'
