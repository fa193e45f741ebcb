/** Invisible characters, which are copied along with an address and cannot be found there. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const internationalDomain = /^(?=[^]*[^\0-\x7f])[\p{L}\p{M}\p{N}.\u3002-]{1,250}$/u;

/**
 * The only form in which e-mails are stored and compared: without invisible characters, the domain in the ASCII form of IDNA,
 * which every mail server takes.
 */
export function normalEmail(typed: string): string {
  const email = typed.replace(invisible, '').trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || !internationalDomain.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${email.slice(0, at)}@${new URL(address).hostname}` : email;
}

/** The one form of a password: an umlaut is one character or two, as the system has it, and looks the same. */
export function normalPassword(typed: string): string {
  return typed.normalize('NFC');
}
