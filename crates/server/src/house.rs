//! What all tables share.

use crate::{
    journal::Journal, metrics::Metrics, people::Signer, review::Reviews, store::Store, table::Tables,
    thinking::Thinking, turns::Turns,
};
use std::sync::Arc;
use words::{Lang, Words};

/// The house: what all tables share.
pub struct House {
    /// What is kept.
    pub store: Arc<dyn Store>,
    /// Writes moves.
    pub journal: Journal,
    /// Counts.
    pub metrics: Arc<Metrics>,
    /// Lets bots think.
    pub thinking: Thinking,
    /// Reviews games, which takes too long to let bots wait for it.
    pub reviewing: Thinking,
    /// The games that were reviewed.
    pub reviews: Reviews,
    /// The tables that are awake.
    pub tables: Tables,
    /// Whose turn it is, also where they are asleep.
    pub turns: Turns,
    /// Signs cookies.
    pub signer: Signer,
    words: [Words; 3],
}

impl House {
    /// Opens the house over a database.
    pub async fn open(store: Arc<dyn Store>) -> Result<Arc<Self>, crate::store::StoreError> {
        let metrics = Arc::new(Metrics::default());
        let signer = Signer::load(&*store).await?;
        Ok(Arc::new(Self {
            journal: Journal::start(store.clone(), metrics.clone()),
            thinking: Thinking::start(metrics.clone()),
            reviewing: Thinking::start_with(1, metrics.clone()),
            reviews: Reviews::default(),
            tables: Tables::default(),
            turns: Turns::default(),
            signer,
            store,
            metrics,
            words: Lang::ALL.map(Words::new),
        }))
    }

    /// The words of a language.
    pub fn words(&self, lang: Lang) -> &Words {
        &self.words[lang as usize]
    }
}
