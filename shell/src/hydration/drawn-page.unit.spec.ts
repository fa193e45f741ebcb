import { jest } from '@jest/globals';
import { showPageItself } from './drawn-page';

const page = (drawn: string) => {
  document.head.innerHTML = '<style data-drawn></style>';
  document.body.innerHTML = `<div id="root"><input name="q" value="drill"><img src="a.svg"></div>${drawn}`;
};
const field = () => document.querySelector<HTMLInputElement>('#root input');
const drawn = '<div id="drawn"><input name="q" value="drill"></div>';

beforeAll(() => {
  HTMLImageElement.prototype.decode = jest.fn(async () => undefined);
});

describe('a server-drawn page', () => {
  it('makes room for the page once its pictures are loaded', async () => {
    page(drawn);
    let arrived = () => {};
    const awaited = new Promise<void>((decoding) => {
      HTMLImageElement.prototype.decode = () => {
        decoding();
        return new Promise((resolve) => (arrived = () => resolve()));
      };
    });
    jest
      .spyOn(HTMLImageElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: 0, bottom: 9 } as DOMRect);
    const shown = showPageItself();
    await awaited;
    expect(document.getElementById('drawn')).not.toBeNull();
    arrived();
    await shown;
    expect(document.getElementById('drawn')).toBeNull();
    expect(document.querySelector('style')).toBeNull();
    jest.restoreAllMocks();
    HTMLImageElement.prototype.decode = async () => undefined;
  });

  it('keeps typed text and its position', async () => {
    page(drawn);
    const before = document.querySelector<HTMLInputElement>('#drawn input');
    before?.focus();
    if (before) before.value = 'reamer';
    before?.setSelectionRange(2, 4);
    const typed = jest.fn();
    field()?.addEventListener('input', typed);
    await showPageItself();
    expect([field()?.value, field()?.selectionStart, field()?.selectionEnd]).toEqual(['reamer', 2, 4]);
    expect(document.activeElement).toBe(field());
    expect(typed).toHaveBeenCalledTimes(1);
  });

  it('keeps pressed controls', async () => {
    page(`<div id="drawn"><button>Add</button><button>Add</button><button>Gone</button></div>`);
    const root = document.getElementById('root');
    root?.insertAdjacentHTML('beforeend', '<button>Help</button><button>Add</button><button>Add</button>');
    const [first, second] = [...(root?.querySelectorAll('button') ?? [])].slice(1);
    const clicks = [jest.fn(), jest.fn()];
    first?.addEventListener('click', () => clicks[0]?.());
    second?.addEventListener('click', () => clicks[1]?.());
    window.pressedBefore = [...document.querySelectorAll<HTMLElement>('#drawn button')].slice(1);
    await showPageItself();
    expect(clicks.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    delete window.pressedBefore;
  });

  it('leaves an untouched field alone', async () => {
    page(drawn);
    const typed = jest.fn();
    field()?.addEventListener('input', typed);
    await Promise.all([showPageItself(), showPageItself()]);
    expect(typed).not.toHaveBeenCalled();
    expect(document.getElementById('drawn')).toBeNull();
  });

  it('is absent without a server-drawn page', async () => {
    page('');
    await showPageItself();
    expect(field()?.value).toBe('drill');
  });
});
