import { data } from "react-router";

/** Catches every path without a route. */
export function loader() {
  throw data(null, { status: 404 });
}

export function head() {
  return [];
}

export default function NotFoundRoute() {
  return null;
}
