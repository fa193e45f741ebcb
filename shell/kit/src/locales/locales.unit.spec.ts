import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import { join } from 'node:path';
import { statuses } from '@werkbank/contracts/delivery';
import { askedTexts, unwrittenTexts } from '../testing/asked-texts';
import { localeGaps } from '../testing/locale-gaps';

describe('texts of the kit', () => {
  it('are complete in German and in English', () => {
    expect(localeGaps({ de, en })).toEqual([]);
  });

  it('name every status', () => {
    expect(Object.keys(de.status).sort()).toEqual([...statuses].sort());
  });

  it('hold every key that a primitive asks for', () => {
    expect(unwrittenTexts(join(import.meta.dirname, '..'), de)).toEqual([]);
  });

  it('are missed if the code asks for them', () => {
    const forms = join(import.meta.dirname, '../forms');
    expect(askedTexts(forms)).toContain('form.save');
    expect(unwrittenTexts(forms, { form: { save_one: 'x', discard: 'x' } })).toEqual(
      askedTexts(forms).filter((key) => key !== 'form.save' && key !== 'form.discard'),
    );
  });

  it('are found out where a key is missing, empty or takes other values', () => {
    const gaps = localeGaps({
      de: { a: 'A', b: { c: '{{count}} Teile', d: ' ' } },
      en: { b: { c: '{{number}} parts', d: 'd', e: 'e' } },
    });
    expect(gaps).toEqual([
      'en lacks a',
      'de lacks b.e',
      'de is empty at b.d',
      'different placeholders at b.c',
    ]);
  });
});
