import { type Letter, type Sender, setLetter } from './letter.js';

const letter: Letter = {
  language: 'de',
  subject: 'Hallo\r\nBcc: everybody@werkbank.example',
  greeting: 'Guten Tag <b>Ada</b> & "Co",',
  opening: ['Erstens.'],
  link: { label: 'Öffnen', url: 'https://werkbank.example/a?b=1&c="2"' },
  closing: ['Letztens.'],
};

const sender: Sender = {
  name: 'Werkbank & Söhne',
  address: { streetAndNumber: 'Werkgasse 12', zipCode: '8400', city: 'Winterthur', country: 'CH' },
  email: 'hilfe@werkbank.example',
  phone: '+41 52 555 01 20',
};

describe('a letter', () => {
  it('is HTML in which nothing that somebody entered is markup', () => {
    const { html } = setLetter(letter, sender);
    expect(html).toContain('Guten Tag &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Co&quot;,');
    expect(html).toContain('href="https://werkbank.example/a?b=1&amp;c=&quot;2&quot;"');
    expect(html).toContain('<html lang="de">');
  });

  it('is plain text in which it is as it was entered', () => {
    expect(setLetter(letter, sender).text).toBe(
      'Guten Tag <b>Ada</b> & "Co",\n\nErstens.\n\nÖffnen:\nhttps://werkbank.example/a?b=1&c="2"\n\nLetztens.\n\n' +
        'Ihr Werkbank-Team\n\n' +
        'Werkbank & Söhne, Werkgasse 12, CH-8400 Winterthur\nhilfe@werkbank.example · +41 52 555 01 20\n',
    );
  });

  it('names the sender and an address for answers', () => {
    const { html } = setLetter(letter, sender);
    expect(html).toContain('Werkbank &amp; Söhne, Werkgasse 12, CH-8400 Winterthur');
    expect(html).toContain('href="mailto:hilfe@werkbank.example"');
  });

  it('has a subject of one line', () => {
    expect(setLetter(letter, sender).subject).toBe('Hallo Bcc: everybody@werkbank.example');
  });

  it('is signed in its language and fetches nothing', () => {
    const { html, text } = setLetter({ ...letter, language: 'en' }, sender);
    expect(text).toContain('Your Werkbank team');
    expect(html).not.toMatch(/<img|<script|<link|url\(/);
  });
});
