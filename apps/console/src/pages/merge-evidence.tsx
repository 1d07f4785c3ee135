/** Why the sources of a game were merged. */
import { Badge } from '../ui/controls.tsx'
import { sourceKey, type Merge } from './merges-data.ts'
import styles from './merges.module.css'

export function MergeEvidence({ sources }: Pick<Merge, 'sources'>) {
  const others = sources.filter(({ isPlayed }) => !isPlayed)
  return (
    <ul className={styles.evidence}>
      {others.map((source) => {
        const { evidence, label } = source
        return (
          <li key={sourceKey(source)}>
            {others.length > 1 && <b>{label}</b>}
            {evidence === null ? (
              <Badge kind="wait">Not compared: its record cannot be read</Badge>
            ) : (
              <>
                <Badge kind={evidence.isSame ? (evidence.isSure ? 'good' : 'wait') : 'bad'}>
                  {evidence.reason}
                </Badge>
                <span className={styles.dim}>{evidence.facts.join(', ')}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
