import { describe, expect, it } from 'vitest';
import { announceStream, isFollowed } from './stream-state.ts';

describe('a followed board', () => {
  it('has a connected stream, until that is closed', () => {
    const stream = announceStream('p');
    expect(isFollowed('p')).toBe(false);
    stream.setStanding(true);
    expect(isFollowed('p')).toBe(true);
    stream.close();
    expect(isFollowed('p')).toBe(false);
  });

  it('stays followed when a replaced stream ends', () => {
    const former = announceStream('p');
    const stream = announceStream('p');
    stream.setStanding(true);
    former.close();
    expect(isFollowed('p')).toBe(true);
    stream.close();
  });
});
