import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { dropReviewIndexOfRecords } from './0017-drop-review-index-of-records.ts';

const own = useEmptyDatabase();

describe('0017-drop-review-index-of-records', () => {
  it('drops that index and none with the same key, and does nothing a second time', async () => {
    const records = own.db.collection('time_records');
    const partial = (field: string) => ({ partialFilterExpression: { [field]: true } });
    await records.createIndex({ companyId: 1 }, { name: 'open_of_company', ...partial('open') });
    await records.createIndex({ companyId: 1 }, { name: 'review_in_company', ...partial('needsReview') });
    await dropReviewIndexOfRecords.run(own.db);
    await dropReviewIndexOfRecords.run(own.db);
    expect((await records.indexes()).map(({ name }) => name)).toEqual(['_id_', 'open_of_company']);
  });
});
