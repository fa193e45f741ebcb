/**
 * Answers a call once and never again: whatever the screen shows of it afterwards it has not read. For what a change
 * must show by itself.
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
