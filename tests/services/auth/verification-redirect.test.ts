import { describe, expect, test } from 'vitest';
import { redirectTarget, verificationUrl } from '../../../src/services/auth/verification-redirect.ts';

const verification = (target: string) => ({
  path: '/verify-email-address',
  search: `redirect_url=${encodeURIComponent(target)}`,
});

describe('the redirect to verification', () => {
  test('[S2.47] contains the full path of the user’s location', () => {
    expect(verificationUrl({ path: '/detail', search: 'mateId=iris&from=top' })).toBe(
      '/verify-email-address?redirect_url=%2Fdetail%3FmateId%3Diris%26from%3Dtop',
    );
    expect(verificationUrl({ path: '/', search: '' })).toBe('/verify-email-address?redirect_url=%2F');
  });

  test('[S2.47] from verification itself keeps the existing return path, without nesting', () => {
    expect(verificationUrl(verification('/detail?mateId=iris'))).toBe(
      '/verify-email-address?redirect_url=%2Fdetail%3FmateId%3Diris',
    );
  });
});

describe('the redirect after verification', () => {
  test('[S4.7] is the user’s earlier location', () => {
    expect(redirectTarget(verification('/detail?mateId=iris'))).toBe('/detail?mateId=iris');
  });

  test('[S4.7] keeps the location of a user who has left verification', () => {
    expect(redirectTarget({ path: '/faq', search: 'x=1' })).toBe('/faq?x=1');
  });

  test.each(['https://evil.example', '//evil.example', '/?code=stolen', '/verify-email-address', ''])(
    '[S4.7] is the home page instead of %j',
    (target) => {
      expect(redirectTarget(verification(target))).toBe('/');
    },
  );

  test('is the home page without a return path', () => {
    expect(redirectTarget({ path: '/verify-email-address', search: '' })).toBe('/');
  });
});
