/** A variable that the test runner provides. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Integration tests need ${name}; \`npm test\` provides it`);
  return value;
}
