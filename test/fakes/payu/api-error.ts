/** An error of the REST API. Its description repeats what was sent, as real ones may. */
export class ApiError extends Error {
  readonly http: number;
  readonly body: object;

  constructor(http: number, statusCode: string, statusDesc = "", more: object = {}) {
    super(statusCode);
    this.http = http;
    const status = { statusCode, severity: "ERROR", code: "8001", statusDesc };
    this.body = { ...more, status };
  }
}
