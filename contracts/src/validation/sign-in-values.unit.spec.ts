import { email, newUser, passwordChange } from '../entities/index.js';
import { callExamples } from '../fixtures/index.js';

describe('an e-mail', () => {
  it.each([
    ['x@müller.example', 'x@xn--mller-kva.example'],
    ['x@mu\u0308ller.example', 'x@xn--mller-kva.example'],
    ['x@MÜLLER.example', 'x@xn--mller-kva.example'],
    ['x@xn--mller-kva.example', 'x@xn--mller-kva.example'],
    ['info@例え.example', 'info@xn--r8jz45g.example'],
    ['x@Example.org', 'x@Example.org'],
    ['\u200Bx@example.org', 'x@example.org'],
    ['\uFEFFx@example.org\u2060 ', 'x@example.org'],
    ['\u202Ax@exam\u00ADple.org\u202C', 'x@example.org'],
  ])('has one form, whatever is typed or copied along: %j', (typed, kept) => {
    expect(email.parse(typed)).toBe(kept);
  });

  it.each([
    'x@müller',
    'mü@example.org',
    'x@mü ller.example',
    'x@mül/ler.example',
    'x@mül:80.example',
    '@müller.example',
  ])('is refused where a mail server would not take it: %s', (typed) => {
    expect(email.safeParse(typed).success).toBe(false);
  });
});

describe('a password', () => {
  const [typed, kept] = ['Zu\u0308rich-1', 'Zürich-1'];

  it('has one form at every door where it is set', () => {
    const person = { ...callExamples.createUser.request.body, password: typed };
    expect(newUser.parse(person).password).toBe(kept);
    expect(passwordChange.parse({ newPassword: typed }).newPassword).toBe(kept);
  });

  it('counts an accent with its letter, so that 20 characters are 20 on every system', () => {
    const long = `Aa1!${'u\u0308'.repeat(16)}`;
    expect(passwordChange.safeParse({ newPassword: long }).success).toBe(true);
    expect(passwordChange.safeParse({ newPassword: `${long}u` }).success).toBe(false);
  });
});
