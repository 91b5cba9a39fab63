import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { NoticeDayModel, NoticeModel, NoticePreferencesModel } from './model.ts';

export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await NoticeModel.deleteMany({ companyId }, { session });
}

export async function whenProjectGoes(projectId: Types.ObjectId, { session }: Departure): Promise<void> {
  await NoticeModel.deleteMany({ projectId }, { session });
}

export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await NoticeModel.deleteMany({ personId }, { session });
  await NoticePreferencesModel.deleteOne({ _id: personId }, { session });
  await NoticeDayModel.deleteOne({ _id: personId }, { session });
}
