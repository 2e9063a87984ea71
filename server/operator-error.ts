/** Something that the owner can mend. The message says it in Polish, plainly, and is all they need. */
export class OperatorError extends Error {}
