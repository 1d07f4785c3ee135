import { useSession } from '../session.tsx'
import { describeChange, type Change } from './describe-change.ts'

/** Returns the function that describes a change, with the words of the form of sites. */
export function useDescribeChange(): (change: Change) => string {
  const { settingLabels } = useSession()
  return (change) => describeChange(change, settingLabels)
}
