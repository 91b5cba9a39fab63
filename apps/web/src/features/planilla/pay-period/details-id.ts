/** The id of the details under a person's row, which its button names. */
export const detailsId = ({ _id }: { _id: string }) => `details-${_id}`;
