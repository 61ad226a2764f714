/**
 * Checkpoints are made anew by each replay; nothing reads stored ones. Since this version rows carry `v`, the
 * version that wrote them: they are lifted when they are read (core/model/versions), so none is rewritten here.
 */
export const version = 2

export const tables = { checkpoints: null }
