import { Types } from 'mongoose';
import { AbsenceModel } from '../src/features/absence/model.ts';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { NoticeModel } from '../src/features/notice/model.ts';
import { TaskTemplateModel } from '../src/features/task-template/model.ts';

/** The nouns of a company that nothing else in the scene refers to. */
export interface CompanyTargets {
  /** An absence of `inside`, three days of November. */
  readonly absence: string;
  /** A task template of the company. */
  readonly template: string;
  /** A notice of the owner about a request in the company. */
  readonly notice: string;
}

/** Creates those nouns of the owner's company. */
export async function createNounsOfCompany(
  company: CompanyDoc,
  inside: Types.ObjectId,
): Promise<CompanyTargets> {
  const absence = await AbsenceModel.create({
    ...{ companyId: company._id, employeeId: inside, kind: 'vacation' },
    ...{ startDate: '2026-11-17', endDate: '2026-11-19', note: 'Avisó en octubre' },
  });
  const template = await TaskTemplateModel.create({
    companyId: company._id,
    name: 'Inspección',
    nameKey: 'inspección',
    checklist: ['Fotos'],
  });
  const notice = await NoticeModel.create({
    ...{ personId: company.createdBy, eventId: new Types.ObjectId(), kind: 'request-asked' },
    ...{ at: company.createdAt, isRead: false, actorId: null, companyId: company._id, things: 1 },
  });
  return {
    absence: String(absence._id),
    template: String(template._id),
    notice: String(notice._id),
  };
}
