import { isThread } from '@werkbank/contracts/tool-tasks';
import { useFormats } from '@werkbank/kit/formats';

/** A size as the language writes it: 6,8 or M1,6 in German, 6.8 in English. */
export function useSizeText(): (size: string, withUnit?: boolean) => string {
  const formats = useFormats();
  return (size, withUnit = false) => {
    const text = size.replaceAll(/\d+(?:\.\d+)?/g, (number) => formats.decimal(number)).replace('x', ' × ');
    return withUnit && !isThread(size) ? `${text} mm` : text;
  };
}
