/** Data of a page whose status is not 200, or of one of several types. */
export class WithStatus<Data> {
  readonly data: Data;
  readonly status: number;

  constructor(data: Data, status: number) {
    this.data = data;
    this.status = status;
  }
}

export function withStatus<Data>(data: Data, status = 200): WithStatus<Data> {
  return new WithStatus(data, status);
}

/** A 303 makes a browser GET the page after a form. */
export function redirect(url: string, status: 302 | 303 = 302): Response {
  return new Response(null, { status, headers: { Location: url } });
}

/** To be thrown: the page's `NotFound`, or the shop's, is shown. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** The request handler adds the text, a page or JSON. */
export function methodNotAllowed(allow: readonly string[]): Response {
  return new Response(null, { status: 405, headers: { Allow: allow.join(", ") } });
}
