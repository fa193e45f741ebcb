import { readIdentityProvider } from './identity-provider';

const page = (content: string) => {
  document.head.innerHTML = '<meta name="identity-provider" />';
  document.querySelector('meta')?.setAttribute('content', content);
};

describe('the identity provider of a page', () => {
  it('is the issuer that the page was served with', () => {
    page('https://login.example/auth/realms/werkbank');
    expect(readIdentityProvider()).toEqual({ url: 'https://login.example/auth', realm: 'werkbank' });
  });

  it.each(['', '__IDENTITY_PROVIDER__', 'javascript:alert(1)/realms/x'])('is none with %j', (content) => {
    page(content);
    expect(readIdentityProvider()).toBeUndefined();
  });
});
