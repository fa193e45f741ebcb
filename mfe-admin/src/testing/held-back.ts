/**
 * Answers a call once and never again, so that a later change on the screen cannot come from another read.
 */
export function onlyOnce<Answer>(answer: Answer): () => Answer | Promise<Answer> {
  let asked = false;
  return () => {
    if (asked) return never();
    asked = true;
    return answer;
  };
}

/** An answer that does not arrive. */
export const never = (): Promise<never> => new Promise(() => undefined);
