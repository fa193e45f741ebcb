import { changedSidebarItemData, sidebarItemData } from '../entities/platform.js';
import { isNoVideo, videoIdOf } from './index.js';

describe('the address of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk&t=10s',
    'https://youtube.com/watch?list=x&v=abcdefghijk',
    'https://youtu.be/abcdefghijk?si=share',
    'https://www.youtube.com/embed/abcdefghijk',
    'https://www.youtube.com/live/abcdefghijk',
    'https://m.youtube.com/shorts/abcdefghijk?feature=share',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=0&controls=1',
  ])('names it: %s', (address) => {
    expect(videoIdOf(address)).toBe('abcdefghijk');
  });

  it.each([
    'https://evil.example/watch?v=abcdefghijk',
    'https://www.youtube.com.evil.example/watch?v=abcdefghijk',
    'http://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube.com/watch?v=../../../x',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com/playlist?list=abcdefghijk',
    'https://www.youtube.com/@abcdefghij',
    'https://www.youtube.com/',
    'https://youtu.be/',
    'no address',
  ])('is none where it is no video: %s', (address) => {
    expect(videoIdOf(address)).toBeUndefined();
  });
});

describe('a help item that is a video', () => {
  const refusals = (type: 'youtube' | 'url', url: string | null) =>
    sidebarItemData
      .safeParse({ title: 'Film', type, status: 'enabled', order: 1, url })
      .error?.issues.map(({ message }) => message);

  it('needs the address of one, for nothing else is shown', () => {
    expect(refusals('youtube', 'https://youtu.be/abcdefghijk')).toBeUndefined();
    expect(refusals('youtube', 'https://videos.example/abcdefghijk')).toEqual(['SIDEBAR_VIDEO_ADDRESS']);
    expect(refusals('youtube', null)).toEqual(['SIDEBAR_URL_REQUIRED']);
  });

  it('is not confused with a page', () => {
    expect(refusals('url', 'https://videos.example/abcdefghijk')).toBeUndefined();
  });

  it('may stay what it was, for an earlier release took any address', () => {
    const kept = { type: 'youtube', url: 'https://videos.example/abcdefghijk' } as const;
    const again = { title: 'Film', status: 'disabled', order: 1, ...kept };
    expect(changedSidebarItemData.safeParse(again).success).toBe(true);
    expect(isNoVideo(kept, kept)).toBe(false);
    expect(isNoVideo({ ...kept, url: 'https://videos.example/x' }, kept)).toBe(true);
    expect(isNoVideo(kept, { ...kept, type: 'url' })).toBe(true);
    expect(isNoVideo({ ...kept, url: 'https://youtu.be/abcdefghijk' }, kept)).toBe(false);
  });
});
