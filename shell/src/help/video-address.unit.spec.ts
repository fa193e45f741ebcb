import { privateVideoAddress } from './video-address';

const embedded = 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=0&controls=1';

describe('the address of a help video', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk&t=10s',
    'https://youtu.be/abcdefghijk',
    'https://www.youtube.com/embed/abcdefghijk',
    'https://m.youtube.com/shorts/abcdefghijk?feature=share',
    embedded,
  ])('is always the one in privacy mode: %s', (address) => {
    expect(privateVideoAddress(address)).toBe(embedded);
  });

  it.each([
    'https://evil.example/watch?v=abcdefghijk',
    'http://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube.com/watch?v=../../x',
    'https://www.youtube.com/',
    'no address',
  ])('is none where it is no video: %s', (address) => {
    expect(privateVideoAddress(address)).toBeUndefined();
  });
});
