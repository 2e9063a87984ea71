import { BlogTeasers } from "./blog-teasers.tsx";
import { Testimonial } from "./testimonial.tsx";

/** A customer's words, then ours. */
export function Voices() {
  return (
    <>
      <Testimonial />
      <BlogTeasers />
    </>
  );
}
