/** Every operation of the console, by name. */
import { endSessionOperation, getAccountOperation, removePasskeyOperation } from './account.ts'
import { getAdCodeOperation, setAdCodeOperation } from './ad-code.ts'
import { addGameOperation } from './add-game.ts'
import { listCategoriesOperation, listCategoryTagsOperation, previewCategoryOperation } from './categories.ts'
import {
  addCategoryOperation,
  changeCategoryOperation,
  hideCategoriesOperation,
  orderCategoriesOperation,
  removeCategoriesOperation,
} from './change-categories.ts'
import { editGameOperation } from './edit-game.ts'
import { editGamesOperation } from './edit-games.ts'
import { listDrawingsOperation } from './game-cover.ts'
import { publishGamesOperation, removeGamesOperation, unpublishGamesOperation } from './game-status.ts'
import {
  listMessagesOperation,
  listReportsOperation,
  reopenMessagesOperation,
  reopenReportsOperation,
  resolveMessagesOperation,
  resolveReportsOperation,
} from './inbox.ts'
import {
  approveImportOperation,
  cancelImportOperation,
  getImportOperation,
  listImportsOperation,
  rejectImportOperation,
  undoImportOperation,
} from './feed-imports.ts'
import {
  addFeedOperation,
  checkFeedOperation,
  getFeedOptionsOperation,
  listFeedsOperation,
  removeFeedOperation,
  runFeedOperation,
} from './feeds.ts'
import { exportDataOperation } from './export.ts'
import { setFeedOperation, setVanishedRuleOperation } from './feed-handling.ts'
import { getDocumentOperation, getVersionOperation, listDocumentsOperation } from './document-lists.ts'
import {
  removeDocumentOperation,
  restoreVersionOperation,
  saveDocumentOperation,
  setDocumentStatusOperation,
} from './documents.ts'
import {
  confirmClockOperation,
  downloadBackupOperation,
  endImportsOperation,
  getHealthOperation,
  listBackupsOperation,
  makeBackupOperation,
  verifyBackupOperation,
} from './health.ts'
import { getHomeRowsOperation, setHomeRowsOperation } from './home-rows.ts'
import { getInspectionsOperation, inspectGameOperation } from './inspect-game.ts'
import { allowRecordsOperation, disallowRecordsOperation, listRefusedOperation } from './refused-records.ts'
import { getAuditOptionsOperation, listAuditOperation } from './list-audit.ts'
import { getGameOperation, getGameOptionsOperation, listGamesOperation } from './list-games.ts'
import { confirmMergeOperation, listMergesOperation, splitGameOperation } from './merges.ts'
import { listMovesOperation, undoMoveOperation } from './move-in.ts'
import {
  getNotificationsOperation,
  sendTestNotificationOperation,
  setNotificationsOperation,
} from './notifications.ts'
import type { Operation } from './operation.ts'
import { addPlayTestCoverOperation, getPlayTestOperation, testGameOperation } from './play-tests.ts'
import { previewDocumentOperation, previewHomeRowsOperation, previewSiteOperation } from './previews.ts'
import {
  changeRoleOperation,
  createLinkOperation,
  listPeopleOperation,
  removePersonOperation,
  withdrawLinkOperation,
} from './people.ts'
import { getReportRecordOperation } from './report-record.ts'
import { listAnswersOperation, removeAnswerOperation, saveAnswerOperation } from './saved-answers.ts'
import { listViewsOperation, removeViewOperation, saveViewOperation } from './saved-views.ts'
import {
  inspectFeedOperation,
  listProvidersOperation,
  previewProviderOperation,
  removeProviderOperation,
  saveProviderOperation,
} from './providers.ts'
import { addSiteOperation, listSitesOperation, removeSiteOperation } from './sites.ts'
import { checkSiteOperation, getSiteOperation, setSiteOperation } from './site-settings.ts'
import {
  addSearchAliasOperation,
  getSearchAliasesOperation,
  setSearchAliasesOperation,
} from './search-aliases.ts'
import { addSponsorOperation, getSponsorsOperation, setSponsorsOperation } from './sponsors.ts'
import { getStatisticsOperation } from './statistics.ts'
import { listTermGamesOperation } from './term-games.ts'
import { getTodayOperation } from './today.ts'
import {
  createPreviewOperation,
  deleteVersionOperation,
  getUploadOperation,
  publishVersionOperation,
} from './uploads.ts'
import { undoChangeOperation } from './undo-change.ts'

export const OPERATIONS = {
  getToday: getTodayOperation,
  getStatistics: getStatisticsOperation,
  listTermGames: listTermGamesOperation,
  listGames: listGamesOperation,
  listViews: listViewsOperation,
  saveView: saveViewOperation,
  removeView: removeViewOperation,
  getGame: getGameOperation,
  getGameOptions: getGameOptionsOperation,
  editGame: editGameOperation,
  editGames: editGamesOperation,
  listDrawings: listDrawingsOperation,
  addGame: addGameOperation,
  publishGames: publishGamesOperation,
  unpublishGames: unpublishGamesOperation,
  removeGames: removeGamesOperation,
  listMerges: listMergesOperation,
  confirmMerge: confirmMergeOperation,
  splitGame: splitGameOperation,
  getUpload: getUploadOperation,
  publishVersion: publishVersionOperation,
  createPreview: createPreviewOperation,
  deleteVersion: deleteVersionOperation,
  testGame: testGameOperation,
  getPlayTest: getPlayTestOperation,
  addPlayTestCover: addPlayTestCoverOperation,
  inspectGame: inspectGameOperation,
  getInspections: getInspectionsOperation,
  undoChange: undoChangeOperation,
  listSites: listSitesOperation,
  addSite: addSiteOperation,
  removeSite: removeSiteOperation,
  getSite: getSiteOperation,
  checkSite: checkSiteOperation,
  setSite: setSiteOperation,
  getHomeRows: getHomeRowsOperation,
  setHomeRows: setHomeRowsOperation,
  listCategories: listCategoriesOperation,
  previewCategory: previewCategoryOperation,
  listCategoryTags: listCategoryTagsOperation,
  addCategory: addCategoryOperation,
  changeCategory: changeCategoryOperation,
  hideCategories: hideCategoriesOperation,
  orderCategories: orderCategoriesOperation,
  removeCategories: removeCategoriesOperation,
  getSearchAliases: getSearchAliasesOperation,
  setSearchAliases: setSearchAliasesOperation,
  addSearchAlias: addSearchAliasOperation,
  getSponsors: getSponsorsOperation,
  setSponsors: setSponsorsOperation,
  addSponsor: addSponsorOperation,
  getAdCode: getAdCodeOperation,
  setAdCode: setAdCodeOperation,
  previewSite: previewSiteOperation,
  previewHomeRows: previewHomeRowsOperation,
  previewDocument: previewDocumentOperation,
  listDocuments: listDocumentsOperation,
  getDocument: getDocumentOperation,
  getVersion: getVersionOperation,
  saveDocument: saveDocumentOperation,
  restoreVersion: restoreVersionOperation,
  setDocumentStatus: setDocumentStatusOperation,
  removeDocument: removeDocumentOperation,
  listFeeds: listFeedsOperation,
  getFeedOptions: getFeedOptionsOperation,
  checkFeed: checkFeedOperation,
  addFeed: addFeedOperation,
  setFeed: setFeedOperation,
  setVanishedRule: setVanishedRuleOperation,
  runFeed: runFeedOperation,
  removeFeed: removeFeedOperation,
  listProviders: listProvidersOperation,
  inspectFeed: inspectFeedOperation,
  previewProvider: previewProviderOperation,
  saveProvider: saveProviderOperation,
  removeProvider: removeProviderOperation,
  listImports: listImportsOperation,
  getImport: getImportOperation,
  approveImport: approveImportOperation,
  rejectImport: rejectImportOperation,
  undoImport: undoImportOperation,
  cancelImport: cancelImportOperation,
  listRefused: listRefusedOperation,
  allowRecords: allowRecordsOperation,
  disallowRecords: disallowRecordsOperation,
  listMoves: listMovesOperation,
  undoMove: undoMoveOperation,
  listMessages: listMessagesOperation,
  resolveMessages: resolveMessagesOperation,
  reopenMessages: reopenMessagesOperation,
  listAnswers: listAnswersOperation,
  saveAnswer: saveAnswerOperation,
  removeAnswer: removeAnswerOperation,
  listReports: listReportsOperation,
  resolveReports: resolveReportsOperation,
  reopenReports: reopenReportsOperation,
  getReportRecord: getReportRecordOperation,
  getHealth: getHealthOperation,
  confirmClock: confirmClockOperation,
  endImports: endImportsOperation,
  listBackups: listBackupsOperation,
  makeBackup: makeBackupOperation,
  verifyBackup: verifyBackupOperation,
  downloadBackup: downloadBackupOperation,
  exportData: exportDataOperation,
  getNotifications: getNotificationsOperation,
  setNotifications: setNotificationsOperation,
  sendTestNotification: sendTestNotificationOperation,
  listPeople: listPeopleOperation,
  createLink: createLinkOperation,
  withdrawLink: withdrawLinkOperation,
  changeRole: changeRoleOperation,
  removePerson: removePersonOperation,
  getAccount: getAccountOperation,
  endSession: endSessionOperation,
  removePasskey: removePasskeyOperation,
  listAudit: listAuditOperation,
  getAuditOptions: getAuditOptionsOperation,
}
export type OperationName = keyof typeof OPERATIONS

/** The result of an operation, as the console gets it. */
export type ResultOf<Name extends OperationName> = Awaited<ReturnType<(typeof OPERATIONS)[Name]['run']>>

/** What an operation takes; values with a default may be left out. */
export type InputOf<Name extends OperationName> = Partial<Parameters<(typeof OPERATIONS)[Name]['run']>[1]>

export function findOperation(name: string): Operation | null {
  return Object.hasOwn(OPERATIONS, name) ? (OPERATIONS[name as OperationName] as unknown as Operation) : null
}
