import { model, Schema, type Types } from 'mongoose';

/** An open invitation of a person to a project (INVITE-2). An answered one is deleted. */
export interface ProjectInvitationDoc {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  /** That of the project. */
  companyId: Types.ObjectId;
  personId: Types.ObjectId;
  invitedBy: Types.ObjectId;
  createdAt: Date;
}

const schema = new Schema<ProjectInvitationDoc>({
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  personId: { type: Schema.Types.ObjectId, required: true },
  invitedBy: { type: Schema.Types.ObjectId, required: true },
  createdAt: { type: Date, required: true },
});

// A project has at most one invitation for a person.
schema.index({ projectId: 1, personId: 1 }, { unique: true });
schema.index({ projectId: 1, createdAt: 1, _id: 1 });
schema.index({ personId: 1, createdAt: 1, _id: 1 });
schema.index({ companyId: 1, invitedBy: 1 });
schema.index({ invitedBy: 1 });

export const ProjectInvitationModel = model('ProjectInvitation', schema, 'project_invitations');
