/** Control characters, and those that turn the direction of writing, behind which `fdp.exe` looks like `exe.pdf`. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A file's name without folders and unseen characters, or nothing. */
export function fileNameOf(sent: string): string | undefined {
  const name = sent.split(/[/\\]/).at(-1)?.replaceAll(unseen, '').trim().slice(0, 200);
  return name === '' ? undefined : name;
}

const pdfEnding = /\.pdf$/i;

/** The name under which a PDF is kept: it ends as its content is, for that is how the reader's computer opens it. */
export function pdfNameOf(name: string): string {
  // Windows takes no notice of dots and blanks at the end.
  const shown = name.replace(/[.\s]+$/, '');
  if (pdfEnding.test(shown) && shown.length <= 200) return shown;
  const bare = shown.replace(/\.[A-Za-z][A-Za-z0-9]{0,9}$/, '').replace(pdfEnding, '');
  return `${bare.slice(0, 196) || 'file'}.pdf`;
}
