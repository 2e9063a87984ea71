import { afterEach, expect, it, vi } from "vitest";
import { fetchFormTimestamp } from "./form-timestamp.ts";

afterEach(() => void vi.unstubAllGlobals());

const createForm = (value = "") => ({ stamp: { value } }) as unknown as HTMLFormElement;
const stampOf = (form: HTMLFormElement) => (form as unknown as { stamp: { value: string } }).stamp;

it("a form has no timestamp while it is fetched once, so that no draft keeps a wrong one", async () => {
  const response = Promise.withResolvers<Response>();
  const fetched = vi.fn<() => Promise<Response>>(() => response.promise);
  vi.stubGlobal("fetch", fetched);
  const form = createForm();
  fetchFormTimestamp(form);
  fetchFormTimestamp(form);
  expect([stampOf(form).value, fetched.mock.calls.length]).toEqual(["", 1]);
  response.resolve(Response.json("signed"));
  await vi.waitFor(() => expect(stampOf(form).value).toBe("signed"));
  fetchFormTimestamp(form);
  expect(fetched).toHaveBeenCalledOnce();
});

it("a timestamp that could not be fetched is fetched again", async () => {
  const fetched = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new Error("offline"));
  fetched.mockImplementation(async () => Response.json("signed"));
  vi.stubGlobal("fetch", fetched);
  const form = createForm();
  await vi.waitFor(() => {
    fetchFormTimestamp(form);
    expect(stampOf(form).value).toBe("signed");
  });
});
