/** An error that the operator can fix. The Polish message says how. */
export class OperatorError extends Error {}
