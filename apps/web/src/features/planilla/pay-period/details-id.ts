/** Of what opens under the row of a person, which its button names. */
export const detailsId = ({ _id }: { _id: string }) => `details-${_id}`;
