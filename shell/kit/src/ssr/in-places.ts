import type { DrawnPage } from '@werkbank/contracts/entities';

const LEFT = /<template data-place="left">(.*?)<\/template>/gs;
const STYLE = / style="([^"]*)"/g;

/** Takes what `LeftColumn` drew out of its page, and every `style` out of the elements. */
export function inPlaces(html: string): DrawnPage {
  const styles = new Map<string, number>();
  const numbered = html.replace(STYLE, (_, style: string) => {
    const number = styles.get(style) ?? styles.size;
    styles.set(style, number);
    return ` data-style="${number}"`;
  });
  const left = [...numbered.matchAll(LEFT)].map(([, content]) => content).join('');
  return {
    main: numbered.replace(LEFT, ''),
    left,
    styles: [...styles].map(([style, number]) => `[data-style="${number}"]{${style}}`).join(''),
  };
}
