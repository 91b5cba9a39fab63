export { actsOn } from './acts-on.ts';
export { checkOwnPassword, proveOneself } from './check-own-password.ts';
export { deleteAccount } from './delete-account.ts';
export { whenCompanyGoes, whenPlanGoes } from './departures.ts';
export { encodePicture } from './encode-picture.ts';
export { ensureFirstAdmin } from './ensure-first-admin.ts';
export { ACTOR_STAGES, actorOf, type FoundActor, findActor } from './find-actor.ts';
export { FormerPersonModel } from './former-person-model.ts';
export { personHandlers } from './handlers.ts';
export { hasLostAddress, holderOf, isDeclined, proveAddress, renamed } from './held-address.ts';
export { insertAdmin, type NewAdmin } from './insert-admin.ts';
export { insertPerson, type NewAccount } from './insert-person.ts';
export { isVerified } from './is-verified.ts';
export { keepName } from './keep-name.ts';
export { listByRole } from './list-by-role.ts';
export { type LockedPerson, lockPerson } from './lock-person.ts';
export { type PersonDoc, PersonModel, type RateDoc } from './model.ts';
export { namedActor } from './named-actor.ts';
export { type NamedThenDoc, namedThen, namedThenToWire } from './named-then.ts';
export { type Names, nameIn, namesOf, type PersonName } from './names-of.ts';
export { noteAccountChanges } from './note-account-changes.ts';
export {
  asStranger,
  CARD_FIELDS,
  type CardDoc,
  cardsAmong,
  cardsOf,
  findingPeople,
  pictureUrl,
  toPersonCard,
} from './person-card.ts';
export { reachableEmployee } from './reachable-employee.ts';
export { readPerson } from './read-people.ts';
export { requireEmployee } from './require-employee.ts';
export { openPicture, PICTURE_READ, storePicture } from './stored-picture.ts';
export { refusingTakenNames } from './taken-names.ts';
