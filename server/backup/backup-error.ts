import { OperatorError } from "../operator-error.ts";

/** What is wrong with a copy or with the place it should go to. */
export class BackupError extends OperatorError {}
