import { type Letter, setLetter } from './letter.js';

const letter: Letter = {
  language: 'de',
  subject: 'Hallo\r\nBcc: everybody@werkbank.example',
  greeting: 'Guten Tag <b>Ada</b> & "Co",',
  opening: ['Erstens.'],
  link: { label: 'Öffnen', url: 'https://werkbank.example/a?b=1&c="2"' },
  closing: ['Letztens.'],
};

describe('a letter', () => {
  it('is HTML in which nothing that somebody entered is markup', () => {
    const { html } = setLetter(letter);
    expect(html).toContain('Guten Tag &lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Co&quot;,');
    expect(html).toContain('href="https://werkbank.example/a?b=1&amp;c=&quot;2&quot;"');
    expect(html).toContain('<html lang="de">');
  });

  it('is plain text in which it is as it was entered', () => {
    expect(setLetter(letter).text).toBe(
      'Guten Tag <b>Ada</b> & "Co",\n\nErstens.\n\nÖffnen:\nhttps://werkbank.example/a?b=1&c="2"\n\nLetztens.\n\n' +
        'Ihr Werkbank-Team\n',
    );
  });

  it('has a subject of one line', () => {
    expect(setLetter(letter).subject).toBe('Hallo Bcc: everybody@werkbank.example');
  });

  it('is signed in its language and fetches nothing', () => {
    const { html, text } = setLetter({ ...letter, language: 'en' });
    expect(text).toContain('Your Werkbank team');
    expect(html).not.toMatch(/<img|<script|<link|url\(/);
  });
});
