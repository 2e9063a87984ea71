import { OperatorError } from "../operator-error.ts";

/** An invalid backup file, or a target that cannot be written. */
export class BackupError extends OperatorError {}
