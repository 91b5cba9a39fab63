import { describe, expect, it } from 'vitest';
import { announceStream, isFollowed } from './stream-state.ts';

describe('a followed board', () => {
  it('is one whose stream stands, until that is closed', () => {
    const stream = announceStream('p');
    expect(isFollowed('p')).toBe(false);
    stream.setStanding(true);
    expect(isFollowed('p')).toBe(true);
    stream.close();
    expect(isFollowed('p')).toBe(false);
  });

  it('is not given up by the end of a stream that was replaced', () => {
    const former = announceStream('p');
    const stream = announceStream('p');
    stream.setStanding(true);
    former.close();
    expect(isFollowed('p')).toBe(true);
    stream.close();
  });
});
