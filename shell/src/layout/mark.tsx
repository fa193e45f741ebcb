/** A vice, seen from the front: the jaws hold a W. */
export function Mark() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <path d="M2 4h4v13H2zM20 4h4v13h-4z" fill="currentColor" />
      <path d="m8 5 2.6 10L13 8l2.4 7L18 5" stroke="currentColor" strokeWidth="2" />
      <path d="M2 19h22v3H2z" fill="currentColor" />
    </svg>
  );
}
