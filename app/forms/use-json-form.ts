import { useState } from "react";

/**
 * Submits a form with `fetch` and returns the JSON result, without leaving the page.
 * @param initialResult the result of a submission without scripts
 * @param createFailure creates the result when there is no response
 */
export function useJsonForm<Result extends { kind: string }>(
  initialResult: Result | undefined,
  createFailure: (previous: Result | undefined) => Result,
) {
  const [result, setResult] = useState(initialResult);
  const [sending, setSending] = useState(false);
  async function send(form: HTMLFormElement, submitter?: HTMLElement | null): Promise<void> {
    setSending(true);
    setResult(await post<Result>(form, submitter).catch(() => createFailure(result)));
    setSending(false);
  }
  return { result, sending, send };
}

async function post<Result extends { kind: string }>(
  form: HTMLFormElement,
  submitter?: HTMLElement | null,
): Promise<Result> {
  const fields = [...new FormData(form, submitter)] as [string, string][];
  const response = await fetch(form.action, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  const result = (await response.json()) as Partial<Result>;
  if (result.kind === undefined) throw new Error("no result");
  return result as Result;
}
