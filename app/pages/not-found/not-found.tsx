import { data } from "react-router";

/** Every address that no other route knows. */
export function loader() {
  throw data(null, { status: 404 });
}

export function head() {
  return [];
}

export default function NotFoundRoute() {
  return null;
}
