import { describe, expect, test } from 'vitest';
import { wayFromVerification, wayToVerification } from '../../../src/services/auth/verification-redirect.ts';

const verification = (target: string) => ({
  path: '/verify-email-address',
  search: `redirect_url=${encodeURIComponent(target)}`,
});

describe('the way to verification', () => {
  test('[S2.47] carries the full path where the user was', () => {
    expect(wayToVerification({ path: '/detail', search: 'mateId=iris&from=top' })).toBe(
      '/verify-email-address?redirect_url=%2Fdetail%3FmateId%3Diris%26from%3Dtop',
    );
    expect(wayToVerification({ path: '/', search: '' })).toBe('/verify-email-address?redirect_url=%2F');
  });

  test('[S2.47] from verification itself keeps the way back that there is, without nesting', () => {
    expect(wayToVerification(verification('/detail?mateId=iris'))).toBe(
      '/verify-email-address?redirect_url=%2Fdetail%3FmateId%3Diris',
    );
  });
});

describe('the way from verification', () => {
  test('[S4.7] leads back to where the user was', () => {
    expect(wayFromVerification(verification('/detail?mateId=iris'))).toBe('/detail?mateId=iris');
  });

  test('[S4.7] leaves who walked on where they are', () => {
    expect(wayFromVerification({ path: '/faq', search: 'x=1' })).toBe('/faq?x=1');
  });

  test.each(['https://evil.example', '//evil.example', '/?code=stolen', '/verify-email-address', ''])(
    '[S4.7] leads to the start instead of %j',
    (target) => {
      expect(wayFromVerification(verification(target))).toBe('/');
    },
  );

  test('leads to the start where nothing is named', () => {
    expect(wayFromVerification({ path: '/verify-email-address', search: '' })).toBe('/');
  });
});
